import { mostSearchEvents, type StorageKey } from '../../storage-keys.ts';

/** What stands under a key, told to the visitor. */
export type KeptThing = { name: string; area: 'local' | 'session'; text: string; ends: string };

/** One for each key, or this does not compile. */
export const keptThings: Readonly<Record<StorageKey, KeptThing>> = {
  'search-events': {
    name: 'Searches',
    area: 'local',
    text: `Your last ${mostSearchEvents.toLocaleString('en-SG')} searches on this site: the words, the number of results, the time, and the session number. Nobody but you can read them; they make the figures below.`,
    ends: 'Stays until you delete it.',
  },
  'search-session': {
    name: 'Session number',
    area: 'session',
    text: 'A random number that tells the searches of this tab from those of another visit.',
    ends: 'Ends with this tab.',
  },
  'enquiry-draft:': {
    name: 'Form drafts',
    area: 'session',
    text: 'What you have typed into a form and not sent yet, so that a reload or a lost connection loses nothing. Sending the form deletes it.',
    ends: 'Ends with this tab.',
  },
  'eu-ai-act-check': {
    name: 'Check answers',
    area: 'session',
    text: 'Your answers to the EU AI Act check, so that you can go on where you were. They leave the device only where you copy a link or the record.',
    ends: 'Ends with this tab.',
  },
};

/** What the browser calls the two. */
export const areaNames = { local: 'local storage', session: 'session storage' } as const;
