import { expect, test } from '@playwright/test';
import { hold } from '@vanda/site-tests/journeys/hold';
import { findBarriers } from '@vanda/site-tests/support/barriers';
import { draftId } from './support/content-responses.ts';
import { openDemoDesk, type Responses } from './support/demo-desk.ts';
import { enquiryAddress, responses } from './support/responses.ts';

const templates: Responses['templates'] = {
  preselected: 'date',
  templates: [
    {
      id: 'date',
      title: 'Another date',
      isOfForm: false,
      subject: 'Another date',
      text: 'Dear Lim Wei Jie,\n\nwe can offer you [[no date chosen]].',
    },
  ],
};

test('inbox, enquiry, content and draft have no barrier that axe finds @long', async ({ page }) => {
  for (const [address, shows] of [
    ['/', 'Kavitha Nair'],
    [enquiryAddress, 'Answer'],
    ['/sessions', 'Sessions'],
    ['/sessions/professional-scrum-master/2026-12-14', 'Print sheet'],
    ['/content', 'To read'],
    [
      `/content/courses/cybersecurity-essentials?draft=${draftId}`,
      'Two things to change before it goes online',
    ],
    [`/content/drafts/${draftId}`, 'Publish'],
  ] as const) {
    await openDemoDesk(page, address);
    await page.getByText(shows, { exact: true }).first().waitFor();
    expect.soft(await findBarriers(page), address).toEqual([]);
  }
});

test('a letter with an open place is not sent, and each place is listed and selected', async ({ page }) => {
  const sent = await openDemoDesk(page, enquiryAddress, { templates });
  await page.getByLabel('Template').selectOption('Another date');
  await page.getByRole('button', { name: 'Line 3: no date chosen.' }).click();
  await expect(page.getByRole('textbox', { name: /^Text/ })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  expect(sent).toEqual([]);

  const subject = page.getByRole('textbox', { name: 'Subject' });
  await subject.fill('Your seat on [[no date chosen]]');
  await expect(subject).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Subject: no date chosen.' }).click();
  await expect(subject).toBeFocused();
  await page.keyboard.type('9 December');
  await expect(subject).toHaveValue('Your seat on 9 December');
});

test('asks before it takes over a colleague’s enquiry, which Undo gives back, or closes an unanswered one @long', async ({
  page,
}) => {
  const { enquiry } = responses.enquiry;
  const taken = { enquiry: { ...enquiry, version: enquiry.version + 1 } };
  const sent = await openDemoDesk(page, enquiryAddress, {
    enquiry: {
      ...responses.enquiry,
      enquiry: { ...enquiry, assignee: { id: 'imran', name: 'Imran Yusof' } },
    },
    assignToMe: taken,
    assign: taken,
  });
  await page.getByRole('heading', { name: 'Lim Wei Jie' }).waitFor();
  await page.keyboard.press('t');
  await expect(page.getByRole('dialog', { name: 'Take it over from Imran Yusof?' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave it as it is' }).click();
  expect(sent).toEqual([]);
  await page.keyboard.press('t');
  await page.getByRole('button', { name: 'Take it over' }).click();
  await page.getByRole('button', { name: /^Undo/ }).click();
  const takenAndGivenBack = [
    { path: `/api${enquiryAddress}/assign-to-me` },
    { path: `/api${enquiryAddress}/assign`, body: { staffMember: 'imran', version: taken.enquiry.version } },
  ];
  await expect.poll(() => sent).toMatchObject(takenAndGivenBack);

  await page.keyboard.press('e');
  await page.getByRole('dialog', { name: 'Close it without an answer?' }).waitFor();
  expect(sent).toHaveLength(2);
  await page.getByRole('button', { name: 'Close it unanswered' }).click();
  await expect.poll(() => sent.slice(2)).toMatchObject([{ path: `/api${enquiryAddress}/close` }]);
});

test('an entry by hand says at each field what the form asks, focuses the first one each time, and sends only the fields of its form @long', async ({
  page,
}) => {
  const message = 'Please write a whole email address.';
  const email = page.getByLabel('Email');
  const sent = await openDemoDesk(page, '/', {
    enter: { code: 'invalid', errors: [{ field: 'email', message }] },
  });
  await page.getByRole('link', { name: 'Enter one by hand' }).click();
  await page.getByRole('heading', { name: 'Enter an enquiry' }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByLabel('Name').fill('Siti Aziz');
  await page.getByLabel('About').selectOption('professional-scrum-master');
  await email.fill('siti');
  await page.keyboard.press('Control+Enter');
  await expect(email).toHaveAccessibleDescription(message);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  for (const attempt of ['second', 'third']) {
    await page.getByRole('button', { name: 'Store it' }).click();
    await expect(email, attempt).toBeFocused();
  }
  expect(sent[0]?.body).toMatchObject({
    form: 'professional-scrum-master',
    channel: 'telephone',
    values: { email: 'siti' },
  });
});

test('a date out of the programme says how many are still registered, and offers no seat @long', async ({
  page,
}) => {
  const { session } = responses.session;
  const withdrawn = { ...session, closure: 'withdrawn', capacity: null, free: null } as const;
  await openDemoDesk(page, '/sessions', {
    sessions: { ...responses.sessions, offers: [], withdrawn: [withdrawn] },
    session: { ...responses.session, session: withdrawn },
  });
  const message = /This date was taken out of the programme. \d+ people are still registered/;
  await expect(page.getByText(message)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(page.getByText('Its seats are frozen.')).toBeVisible();
});

test('somebody else’s change overwrites nothing: who, when and what is said, the text stays', async ({
  page,
}) => {
  await openDemoDesk(page, enquiryAddress, {
    templates,
    reply: {
      code: 'stale',
      version: 3,
      changes: [
        {
          version: 3,
          by: { kind: 'staff', id: 'imran', name: 'Imran Yusof' },
          atMs: Date.parse('2026-11-24T10:18:00+08:00'),
          message: 'Phone corrected',
          fields: ['phone'],
        },
      ],
    },
  });
  const text = page.getByRole('textbox', { name: /^Text/ });
  // A late suggestion would appear beside what the test writes.
  await expect(text).toHaveValue(/^Dear/);
  await text.fill('Dear Lim Wei Jie, yes.');
  await page.getByRole('button', { name: 'Send and mark as answered' }).click();
  await expect(page.getByText('Imran Yusof changed this at 10:18')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save mine too' })).toBeVisible();
  await expect(text).toHaveValue('Dear Lim Wei Jie, yes.');
});

test('a member reads at a session who can cancel it @long', async ({ page }) => {
  const { me, staffMembers } = responses.bootstrap;
  const bootstrap = { ...responses.bootstrap, me: { ...me, role: 'member' as const } };
  await openDemoDesk(page, '/sessions/professional-scrum-master/2026-12-14', { bootstrap });
  const editors = staffMembers.filter(({ role }) => role !== 'member').map(({ name }) => name);
  await expect(page.getByText(`${editors.join(' or ')} can change, postpone or cancel it.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cancel …' })).toHaveCount(0);
});

test('a seat act waits for its mail: what nobody could read is not sent @long', async ({ page }) => {
  const sent = await openDemoDesk(page, '/sessions/professional-scrum-master/2026-12-14');
  const mail = await hold(page, '**/email?command=cancel');
  await page.getByRole('button', { name: /^Devi Anand/ }).click();
  await page.getByRole('menuitem', { name: 'Cancel the seat' }).click();
  const cancel = page.getByRole('button', { name: 'Cancel the seat and tell Devi Anand' });
  await expect(cancel).toBeDisabled();
  await cancel.press('Enter');
  await cancel.dispatchEvent('click');
  expect(sent).toEqual([]);
  mail.release();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toBeVisible();
  await cancel.click();
  await expect.poll(() => sent).toHaveLength(1);
});
