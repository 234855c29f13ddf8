import path from 'node:path';
import { launchSections } from '@vanda/site/content-lint/launch-points';
import { readContent } from '@vanda/site/content-lint/read';
import { expect, it } from 'vitest';
import { openPoints } from './open-points.ts';

it('gives each point its words, its field and its number of pages', () => {
  const points = openPoints([
    { title: '', fix: '', points: ['company/company.yaml:12 geo.latitude: 1.3'], isMust: true },
    { title: '', fix: '', points: ['SMTP_URL: without it every mail waits'], isMust: true },
    {
      title: '',
      fix: '',
      points: ['3 pages: How long? (serviceFacts.*.duration, people)'],
      isOfCompany: true,
    },
    { title: '', fix: '', points: ['12 pages: Which language? (buyerFacts.language)'], isOfCompany: true },
    { title: '', fix: '', points: ['sources/eu.yaml: 3 of 12 sources'] },
  ]);
  const company = { collection: 'company', slug: 'company' };
  expect(points.must).toEqual([
    {
      message: expect.stringMatching(/latitude: 1\.3$/i),
      entry: { ...company, field: 'geo.latitude' },
      pages: 1,
    },
    { message: 'SMTP_URL: without it every mail waits', entry: null, pages: 0 },
  ]);
  expect(points.may).toEqual([
    { message: 'Which language?', entry: { ...company, field: 'buyerFacts.language' }, pages: 12 },
    { message: 'How long?', entry: { ...company, field: 'serviceFacts' }, pages: 3 },
  ]);
});

it('finds the field of everything that the content still lacks', () => {
  const folder = path.resolve(import.meta.dirname, '../../../apps/site/src/content');
  const sections = launchSections(readContent(folder, folder).files, new Date('2026-11-23'), {
    SITE_URL: 'https://www.example.org',
    SMTP_URL: 'smtp://localhost',
    MAIL_FROM: 'a',
    MAIL_TO: 'b',
  });
  const { must, may } = openPoints(sections);
  const hasNoField = ({ message, entry }: (typeof must)[number]) => !entry && !message.startsWith('SITE_URL');
  expect([...must, ...may].filter(hasNoField)).toEqual([]);
});
