import { expect, test } from 'vitest';
import { collectMarkdown, collectTexts } from './collect-texts.ts';

test('headings and texts are told apart, at any depth; names for the build are left out', () => {
  const data = {
    title: 'ISO 27001',
    reviewedOn: '2026-11-20',
    illustration: 'service-iso27001',
    closing: { title: 'When is your audit?' },
    blocks: [{ kind: 'cells', id: 'controls', title: 'Controls', items: [{ text: 'The **policy** set' }] }],
    courses: [{ start: '2025-08-18' }],
  };
  expect(collectTexts(data)).toEqual({ headings: ['ISO 27001', 'Controls'], texts: ['The policy set'] });
});

test('source marks and addresses in Markdown are no words', () => {
  const { headings, texts } = collectMarkdown('## A head\n\nText[^KEY] with a [link](/services/iso27001).');
  expect(headings).toEqual(['## A head']);
  expect(texts.join(' ')).not.toMatch(/KEY|services/);
});
