import { gapSentence, gapsOf } from '@vanda/desk-api/gaps';
import { expect, it } from 'vitest';

it('names each gap of an email by its line, those of the subject first', () => {
  const gaps = gapsOf({
    subject: 'Your group on [[no date chosen]]',
    text: 'Dear you,\n\nsee you on [[no date chosen]] or [[ ]].',
  });
  expect(gaps.map(gapSentence)).toEqual([
    'Subject: no date chosen.',
    'Line 3: no date chosen.',
    'Line 3: nothing filled in.',
  ]);
});
