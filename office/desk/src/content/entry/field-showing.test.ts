import { expect, test } from 'vitest';
import { fieldShowing } from './field-showing.ts';

const values = {
  title: 'Scrum',
  description: 'Learn **Scrum** in [three days](/services), by {{today}}.',
  blocks: [{ title: 'Who it is for', items: ['Teams of five', 'Managers'] }],
  priceSgd: 800,
  body: 'A first paragraph.\n\nAnother one,\nwith a break.',
};

test.each([
  ['Scrum', 'title'],
  ['Learn Scrum in three days, by', 'description'],
  ['Managers', 'blocks.0.items.1'],
  ['S$800', 'priceSgd'],
  ['Another one, with a break.', 'body'],
  ['Who it is for: everybody', 'blocks.0.title'],
  ['x', undefined],
  ['Nothing of this', undefined],
])('%j is shown by %s', (pressed, field) => expect(fieldShowing(values, pressed)).toBe(field));
