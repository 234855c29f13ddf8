/**
 * Everything that the site keeps in a visitor's browser, by name. Search and forms take their keys from here, the
 * privacy policy's panel has a row for each, and a browser test holds the browser's storage against the list.
 */
export const searchEventsKey = 'search-events';
/** Events that are kept; older ones go (decision 33, Search). */
export const mostSearchEvents = 1000;
export const searchSessionKey = 'search-session';
/** Followed by the form's id. */
export const enquiryDraftPrefix = 'enquiry-draft:';
/** Answers of the EU AI Act check. */
export const euCheckKey = 'eu-ai-act-check';

export type StorageKey =
  | typeof searchEventsKey
  | typeof searchSessionKey
  | typeof enquiryDraftPrefix
  | typeof euCheckKey;
