import { professionalScrumMaster } from '@vanda/enquiry/forms/professional-scrum-master';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SessionField } from './SessionField.tsx';

const [field] = professionalScrumMaster.fields;
const sessions = ['2026-12-01', '2026-12-15'].map((start) => ({ start, end: start, note: 'Tue, Singapore' }));

test('a full date says so in the place of its note, and can be chosen all the same', () => {
  const markup = renderToStaticMarkup(
    <SessionField
      field={field}
      sessions={sessions}
      today="2026-11-22"
      fullDates={new Set(['2026-12-15'])}
      error={undefined}
    />,
  );
  const [, first = '', second = ''] = markup.split('<label');
  expect(first).toContain('Tue, Singapore');
  expect(first).not.toContain('Full');
  expect(second).toContain('Full: join the waiting list');
  expect(second).not.toContain('Tue, Singapore');
  expect(second).not.toMatch(/disabled|hidden/);
});
