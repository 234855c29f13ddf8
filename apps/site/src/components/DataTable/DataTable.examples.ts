import type { Examples } from '../examples.ts';
import type { DataTable } from './DataTable.tsx';

export const examples = {
  'Text and figures': {
    caption: 'Themes and controls',
    columns: [{ label: 'Theme' }, { label: 'New in 2022' }, { label: 'Controls', set: 'number' }],
    rows: [
      {
        cells: ['Organisational', 'Threat intelligence', '37'],
        note: 'A.5',
        sources: [{ key: 'A', number: 1 }],
      },
      { cells: ['People', '', '8'] },
    ],
  },
  'A figure leads the row': {
    caption: 'Requirements by article',
    columns: [{ label: 'Article', set: 'number' }, { label: 'Requirement' }, { label: 'Evidence' }],
    rows: [
      { cells: ['9', 'Risk management', 'A living risk register'] },
      { cells: ['14', 'Human oversight', 'A named person able to stop it'] },
    ],
  },
  'Amounts side by side': {
    caption: 'Fines',
    columns: [{ label: 'Infringement' }, { label: 'Up to', set: 'number' }, { label: 'or', set: 'number' }],
    rows: [
      { cells: ['Prohibited practices', '€35 million', '7%'], note: 'Article 99(3)' },
      { cells: ['Incorrect information', '€7.5 million', '1%'], note: 'Article 99(5)' },
    ],
  },
  'Wide, stacked below 64rem': {
    caption: 'Jurisdictions compared',
    columns: ['Question', 'Singapore', 'EU', 'USA', 'China'].map((label) => ({ label })),
    rows: [
      { cells: ['Scope', 'No single law', 'One regulation', 'State laws', 'Rules by use'] },
      { cells: ['Since', '2019', '2024', '2023', '2022'] },
    ],
  },
} satisfies Examples<typeof DataTable>;
