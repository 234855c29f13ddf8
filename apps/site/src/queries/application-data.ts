import { createHash } from 'node:crypto';
import type { Rules } from '@vanda/eu-ai-act-rules/rules';
import { z } from 'zod';
import type { CheckQuestions } from '../features/EuCheck/rules-file.ts';
import { euRulesPath, finderDataPath, routes, teamPlanPath } from '../routing/routes.ts';
import { euCheckRecordSchema } from '../schemas/eu-check-record.ts';
import { plainTexts } from '../text/rich-text.ts';
import { namedInOrder } from '../topics/course/course-order.ts';
import { planConditions } from '../topics/course/plan-conditions.ts';
import { planCourse } from '../topics/course/plan-course.ts';
import { composeRules } from '../topics/regulation/eu-check/compose-rules.ts';
import { finderOf } from '../topics/regulation/which-laws/finder-laws.ts';
import { dataOrThrow, getCompany, getCourses, getEntries } from './collections.ts';
import { getInstruments } from './laws.ts';
import { today } from './now.ts';
import { getSources } from './sources.ts';

export async function getEuRules(): Promise<Rules> {
  const ruleSet = await dataOrThrow('euCheckRuleSet', 'eu-ai-act-check');
  const blocks = (await getEntries('euCheckBlocks')).map(({ data }) => data);
  const law = await dataOrThrow('instruments', ruleSet.instrument);
  return composeRules(ruleSet, blocks, law, await getSources());
}

/** The questions, half as large, load first: with all rules a press would wait 140 ms longer on a slow line. */
export async function getEuCheckFiles() {
  const rules = await getEuRules();
  const { version, disclaimer, lawText, history, questions, terms, doubtful } = rules;
  const asked: CheckQuestions = { version, disclaimer, lawText, history, questions, terms, doubtful };
  return { questions: dataFile(euRulesPath, asked), rules: dataFile(euRulesPath, rules) };
}

export async function getPublishedEuRules(site: string) {
  const { brand, dataLicence } = await getCompany();
  return {
    title: 'Rules of the EU AI Act check',
    publisher: { name: brand, url: new URL(routes.euCheck, site).href },
    licence: dataLicence,
    ...(await getEuRules()),
  };
}

export const getEuRecordSchema = (site: string) => ({
  $id: new URL(routes.euCheckRecordSchema, site).href,
  title: 'Record of the EU AI Act check',
  ...z.toJSONSchema(euCheckRecordSchema),
});

export const getTeamPlanWords = () => dataOrThrow('teamPlan', 'team-plan');

export async function getTeamPlanFile() {
  const company = await getCompany();
  const courses = namedInOrder(await getCourses()).map(({ slug, course }) => ({
    ...planCourse(slug, course, company),
    conditions: planConditions(course, company),
  }));
  return dataFile(teamPlanPath, { copy: await getTeamPlanWords(), courses });
}

async function getWrittenFinder() {
  const questions = await dataOrThrow('finderQuestions', 'which-laws');
  const rules = (await getEntries('finderRules')).map(({ data }) => data);
  return finderOf(questions, rules, await getInstruments(), await getSources());
}

/** As on the day of the build. */
export const getFinder = async () => plainTexts(await getWrittenFinder(), today);

/** The browser reads its texts on the visitor’s day. */
export const getFinderFile = async () => dataFile(finderDataPath, await getWrittenFinder());

export function dataFile(pathOf: (hash: string) => string, content: unknown) {
  const text = JSON.stringify(content);
  return { path: pathOf(createHash('sha256').update(text).digest('hex').slice(0, 8)), text };
}
