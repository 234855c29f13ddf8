import { mostSearchEvents, type StorageKey } from '../../config/storage-keys.ts';

export type StoredItem = { name: string; area: 'local' | 'session'; text: string; ends: string };

export const storedItems: Readonly<Record<StorageKey, StoredItem>> = {
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
    area: 'local',
    text: 'Your answers to the EU AI Act check, with the system, the names and the reasons that you wrote for its record, so that you can go on where you were, in this tab or another day. They leave the device only where you copy a link or the record.',
    ends: 'Stays until you delete it.',
  },
  'eu-ai-act-systems': {
    name: 'Systems checked',
    area: 'local',
    text: 'The other systems that you put aside in the EU AI Act check, each with its answers, names and reasons, so that you can open them side by side. They leave the device only where you save their record.',
    ends: 'Stays until you delete it.',
  },
};

export const areaNames = { local: 'local storage', session: 'session storage' } as const;
