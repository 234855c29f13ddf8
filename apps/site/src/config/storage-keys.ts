/** A test compares all keys with the privacy policy. */
export const searchEventsKey = 'search-events';
/** Older events are dropped (decision 33, Search). */
export const mostSearchEvents = 1000;
export const searchSessionKey = 'search-session';
/** The form's id follows. */
export const enquiryDraftPrefix = 'enquiry-draft:';
export const euCheckKey = 'eu-ai-act-check';
export const euSystemsKey = 'eu-ai-act-systems';

export type StorageKey =
  | typeof searchEventsKey
  | typeof searchSessionKey
  | typeof enquiryDraftPrefix
  | typeof euCheckKey
  | typeof euSystemsKey;
