import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

// Stories that no rule was written for, and that no test of the rules has. Each is played by clicks or keys; what it leaves open is answered with “none of these”,
// else with “not sure”. Expected is what the law says of it.
const checkPage = '/ai-regulations/eu-ai-act/check';
const finderPage = '/ai-regulations/which-laws';

type Story = {
  name: string;
  /** As in a link: `seat=seat-union;roles=role-deployer`. */
  answers: string;
  /** The story is answered by keys. */
  byKeys?: boolean;
  /** Questions at which the visitor goes back and on again, then reloads. */
  turnsAt?: string;
  headline: string | RegExp;
  /** Texts that the result has, and texts that it must not have. */
  says: readonly (string | RegExp)[];
  never: readonly (string | RegExp)[];
  /** Buttons that are pressed before the result is read. */
  presses?: readonly string[];
};

const question = (page: Page) => page.locator('form:has([name="answer"]) #question:visible');
const questionId = (page: Page) =>
  page.evaluate(() => {
    if (location.hash.startsWith('#q=')) return location.hash.slice('#q='.length);
    return (history.state as { step?: string } | null)?.step ?? '';
  });

async function choose(page: Page, id: string, byKeys = false) {
  const input = page.locator(`#answer-${id}`);
  if (!byKeys) return page.locator(`label[for="answer-${id}"]`).click();
  const place = await input.evaluate((one: HTMLInputElement) =>
    [...(one.form?.querySelectorAll('[name="answer"]:not([id^="answer-unsure-"])') ?? [])].indexOf(one),
  );
  if (place < 9) return page.keyboard.press(`${place + 1}`);
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press('Tab');
    if (await input.evaluate((one) => one === document.activeElement)) return page.keyboard.press('Space');
  }
  throw new Error(`No way to ${id} by keys`);
}

async function play(page: Page, { answers, byKeys, turnsAt }: Story) {
  const given = new Map(answers.split(';').map((part) => part.split('=') as [string, string]));
  const asked: string[] = [];
  await expect(question(page)).toBeFocused();
  for (let step = 0; step < 70; step++) {
    if ((await question(page).count()) === 0) break;
    await expect(question(page)).toBeFocused();
    const id = await questionId(page);
    const title = (await question(page).textContent()) ?? '';
    asked.push(id);
    const silent = (await page.locator('#answer-none').count()) > 0 ? 'none' : 'unsure';
    for (const answer of (given.get(id) ?? silent).split(',')) await choose(page, answer, byKeys);
    if (id === turnsAt) {
      const first = `#answer-${(given.get(id) ?? silent).split(',')[0]}`;
      await page.keyboard.press('Enter');
      await expect(question(page)).not.toHaveText(title);
      await page.goBack();
      await expect(question(page)).toHaveText(title);
      await page.reload();
      await expect(question(page)).toHaveText(title);
      await expect(page.locator(first)).toBeChecked();
      await expect(question(page)).toBeFocused();
    }
    if (byKeys) await page.keyboard.press('Enter');
    else await page.getByRole('button', { name: 'Next question' }).click();
    await expect(question(page).filter({ hasText: title })).toHaveCount(0);
  }
  expect(
    [...given.keys()].filter((id) => !asked.includes(id)),
    'answers to questions that were not asked',
  ).toEqual([]);
}

async function read(page: Page, { headline, says, never, presses = [] }: Story) {
  for (const name of presses) await page.getByRole('button', { name }).first().click();
  await expect(page.locator('main :is(h1, h2):visible').filter({ hasText: headline }).first()).toBeVisible();
  const result = page.locator('main :is(#check-stage, [data-print="alone"])').filter({ visible: true });
  for (const text of says) await expect(result.getByText(text).first()).toBeAttached();
  for (const text of never) await expect(result.getByText(text)).toHaveCount(0);
}

const german = 'kind=ai-system;seat=seat-union;union-link=union-use;roles=role-deployer';
const singapore = 'kind=ai-system;seat=seat-outside';
const free = 'linked-firms=linked-no;size=size-sme';

const checkStories: readonly Story[] = [
  {
    name: 'an owner who knows nothing is told which three answers decide, and gets no relief',
    answers:
      'kind=unsure;union-link=unsure;exclusions=unsure;roles=unsure;takeover=unsure;practices=unsure;areas=unsure;product-law=unsure;users=unsure;customers=unsure',
    byKeys: true,
    headline: /^Probably high-risk/,
    says: ['Open: whether.', 'Article 5(1)'],
    never: ['Also for your size', 'Not owed'],
    presses: ['Show the result all the same'],
  },
  {
    name: 'a dental clinic in Singapore, without a patient from the Union, is outside',
    answers: `${singapore};union-link=none;roles=role-deployer;product=product-itself;product-law=product-medical;third-party=third-party-always;interaction=interacts-not;content=makes-nothing;first-supply=supplied-late`,
    headline: 'Outside today',
    says: ['What would follow, as deployer', 'Article 26(2)'],
    never: ['Your duties, as'],
  },
  {
    name: 'a control room that built its own ranking of emergency calls goes back, and its device restarts',
    answers: `kind=ai-system;seat=seat-union;union-link=union-market,union-use;roles=role-provider,role-deployer;form=form-system;product=product-none;areas=area-services;uses-services=annex3-5d-emergency;profiling=no-profiling;ranks-persons=scores-persons;interaction=interacts-not;content=makes-nothing;model=model-narrow;first-supply=supplied-late;users=user-public-authority;decisions=helps-decide`,
    turnsAt: 'areas',
    headline: 'High-risk from 2 December 2027',
    says: ['Your duties, as provider', 'Your duties, as deployer', 'Article 43(2)', 'Article 26(11)'],
    never: ['Article 22', 'Article 6(4)'],
  },
  {
    name: 'a bank looks for stolen cards: fraud is no credit score',
    answers: `${german};product=product-none;areas=area-services;interaction=interacts-not;content=makes-nothing;${free}`,
    headline: 'Article 4 only',
    says: ['Article 4(1)'],
    never: ['Article 27', 'Article 26(1)'],
  },
  {
    name: 'an importer of talking dolls: notice and mark are owed by the maker, whose list stands below',
    answers: `kind=ai-system;seat=seat-union;union-link=union-market;roles=role-importer;product=product-part;product-law=product-toys;product-function=convenience-only;interaction=interacts;content=makes-content;deep-fakes=deep-fake-none;public-texts=public-text-none;first-supply=supplied-late;${free}`,
    headline: 'No duty found',
    says: ['Article 50(1), (5)', 'Article 50(2)'],
    never: ['Your duties, as', 'Article 23(1)'],
  },
  {
    name: 'an agency in Singapore ranks applicants for an employer in Spain, who gets the list',
    answers: `${singapore};union-link=union-output;roles=role-deployer;product=product-none;areas=area-work;uses-work=annex3-4a-recruitment;profiling=profiles;interaction=interacts-not;content=makes-nothing;first-supply=supplied-late;decisions=helps-decide,decision-serious;${free}`,
    headline: 'High-risk from 2 December 2027',
    says: ['Article 26(11)', 'Article 2(1)(c), recital 22'],
    never: ['Your duties, as provider'],
  },
  {
    name: 'a university reads boredom from webcams in its examinations',
    answers: `kind=ai-system;seat=seat-union;union-link=union-market,union-use;roles=role-provider,role-deployer;form=form-system;practices=practice-emotion;emotion=emotion-biometric;product=product-none;areas=area-biometrics,area-education;uses-biometrics=annex3-1c-tick;uses-education=annex3-3d-proctoring;profiling=profiles;interaction=interacts-not;content=makes-nothing;reading-people=reads-emotion;model=model-narrow;first-supply=supplied-late;users=user-public-body;${free}`,
    headline: 'One practice is prohibited since 2 February 2025',
    says: ['Article 5(1)(f)', 'Article 50(3), (5)', 'Article 27'],
    never: ['Some answers cannot all hold'],
  },
];

const finderStories: readonly Story[] = [
  {
    name: 'an owner who is not sure of anything is told no all-clear',
    answers:
      'markets=in-singapore;citizens=unsure;ai=unsure;business=unsure;data=unsure;effect=unsure;customers=unsure',
    byKeys: true,
    headline: 'No law certainly reaches you.',
    says: [/You were not sure \d+ times/, 'Answer it'],
    never: ['These apply'],
  },
  {
    name: 'crane controls for a port in Korea: equipment counts without a person’s data, and its use is asked',
    answers:
      'markets=in-korea;ai=ai-supply;business=is-cloud;effect=controls;offers=kr-ai;customers=cust-critical',
    presses: ['Yes'],
    headline: /^One law/,
    says: ['For high-impact AI have a risk plan'],
    never: ['**Perhaps:** For high-impact'],
  },
  {
    name: 'a companion for people in mainland China asks who can use it',
    answers:
      'markets=in-china;ai=ai-build;business=is-platform;data=data-customers;role=own-purpose;effect=talks,makes-content;offers=cn-serves',
    headline: /laws? and .* reach you/,
    says: [
      'Is the service offered to the public in mainland China?',
      'Do minors in mainland China use it, or is data of such minors handled?',
    ],
    never: ['These questions do not settle it'],
  },
  {
    name: 'a marketplace of tutors in Britain refuses pupils by software alone',
    answers:
      'markets=in-uk;ai=ai-use;business=is-platform;data=data-customers,data-children;role=own-purpose;effect=decides;offers=uk-targets',
    byKeys: true,
    headline: /^Two laws and two guidelines reach you/,
    says: [/Articles 22A to 22C/, /acknowledge within 30 days/],
    never: ['EU GDPR applies'],
  },
  {
    name: 'an insurer licensed by MAS ranks claims: guidelines bind from their own days',
    answers:
      'markets=in-singapore;ai=ai-use;business=is-finance;data=data-customers;role=own-purpose;effect=scores',
    headline: /^Three laws and five guidelines reach you/,
    says: ['From 7 Oct 2027', 'From 7 Oct 2028', 'Are you a bank?'],
    never: ['These questions do not settle it'],
  },
  {
    name: 'a reader of X-rays for Malaysia and Vietnam doubts where it runs, and keeps its 2027 day',
    answers:
      'markets=in-malaysia,in-vietnam;presence=unsure;ai=ai-supply;data=data-patients;role=unsure;effect=scores;offers=vn-ai;size=unsure;customers=cust-hospital',
    headline: /might\.$/,
    says: ['By 1 Sep 2027', 'Does any equipment in Malaysia process the data'],
    never: ['No law certainly reaches you.'],
  },
];

test.describe('the check tells', () => {
  for (const story of checkStories)
    test(story.name, async ({ page, setClock }) => {
      await setClock('2026-11-28T09:00:00+08:00');
      await page.goto(checkPage);
      await page.getByRole('button', { name: 'Start the check' }).press('Enter');
      await play(page, story);
      await read(page, story);
    });
});

test.describe('the finder tells', () => {
  for (const story of finderStories)
    test(story.name, async ({ page, setClock }) => {
      await setClock('2026-11-28T09:00:00+08:00');
      await page.goto(finderPage);
      await page.getByRole('button', { name: 'Find my rules' }).press('Enter');
      await play(page, story);
      await read(page, story);
    });
});

/** An announcement, such as “from 2 Dec 2026”. */
const announced = /\b(?:from|by)\s(\d{1,2}\s[A-Z][a-z]{2,8}\s20\d\d)/gi;
const allMarkets =
  'in-singapore,in-malaysia,in-indonesia,in-vietnam,in-thailand,in-philippines,in-hong-kong,in-china,in-korea,in-japan,in-taiwan,in-india,in-australia,in-new-zealand,in-uk,in-eu,in-usa';

test('on a day after each of its days, no result announces a day gone by', async ({ page, setClock }) => {
  const ban =
    'practices=practice-intimate-imagery;imagery=imagery-identifiable,imagery-no-consent;imagery-means=imagery-purpose';
  const links = [
    `${checkPage}#a=2026-11-28;${german};exclusions=none;takeover=none;${ban};product=product-none;areas=area-work;uses-work=annex3-4a-recruitment;profiling=profiles;interaction=interacts;content=makes-content;reading-people=none;deep-fakes=deep-fake;public-texts=public-text;first-supply=supplied-late;maker-seat=maker-outside;users=user-employer;decisions=helps-decide;${free}`,
    `${checkPage}#a=2026-11-28;${german};exclusions=none;takeover=none;practices=none;product=product-none;areas=area-services;uses-services=annex3-5a-public-benefits;profiling=profiles;interaction=interacts-not;content=makes-nothing;reading-people=none;first-supply=supplied-early;design=design-changes;maker-seat=maker-union;users=none;decisions=helps-decide;${free}`,
    `${finderPage}#a=2026-11-28;markets=${allMarkets};presence=my-hosted,cn-office,tw-branch,us-california,us-colorado;ai=ai-build;business=is-finance,is-cloud,makes-products;data=data-customers,data-staff;role=own-purpose;effect=decides,talks,makes-content;offers=th-offers,cn-serves,kr-serves,kr-ai,jp-serves,in-offer,uk-targets,eu-targets,eu-supplied;size=my-20000,au-3m,eu-medium;customers=cust-bank`,
  ];
  for (const today of ['2026-12-03', '2027-12-03', '2028-08-03', '2030-08-03'])
    for (const link of links) {
      await setClock(`${today}T09:00:00+08:00`);
      await page.goto('about:blank');
      await page.goto(link);
      const result = page.locator('main :is(#check-stage > div, [data-print="alone"])');
      await expect(result.getByRole('heading', { name: /Your answers/ })).toBeVisible();
      const text = (await result.textContent()) ?? '';
      const past = [...text.matchAll(announced)].filter(
        ([, day = '']) => Date.parse(`${day} UTC`) < Date.parse(today),
      );
      expect(
        past.map(([words]) => words),
        `${link.split('#')[0]} on ${today}`,
      ).toEqual([]);
    }
});
