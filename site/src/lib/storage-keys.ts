/**
 * Everything that the site keeps in a visitor's browser, by name: search, forms and the privacy policy's panel take the
 * keys from here, and a browser test holds the browser's storage against this list.
 */
export const searchEventsKey = 'search-events';
export const searchSessionKey = 'search-session';
/** Followed by the form's id. */
export const enquiryDraftPrefix = 'enquiry-draft:';
