import { createHash } from 'node:crypto';
import type { QuestionRules, Rules } from '@vanda/eu-ai-act-rules/rules';
import { z } from 'zod';
import { euRulesPath, finderDataPath, routes, teamPlanPath } from '../routing/routes.ts';
import { euCheckRecordSchema } from '../schemas/eu-check-record.ts';
import { inCatalogueOrder } from '../topics/course/course-order.ts';
import { planConditions } from '../topics/course/plan-conditions.ts';
import { planCourse } from '../topics/course/plan-course.ts';
import { composeRules } from '../topics/regulation/eu-check/compose-rules.ts';
import { finderOf } from '../topics/regulation/which-laws/finder-laws.ts';
import { dataOrThrow, getCompany, getCourses, getEntries } from './collections.ts';
import { getInstruments } from './laws.ts';
import { getSources } from './sources.ts';

export async function getEuRules(): Promise<Rules> {
  const [ruleSet, blocks] = await Promise.all([
    dataOrThrow('euCheckRuleSet', 'eu-ai-act-check'),
    getEntries('euCheckBlocks'),
  ]);
  const law = await dataOrThrow('instruments', ruleSet.instrument);
  return composeRules(
    ruleSet,
    blocks.map(({ data }) => data),
    law,
    await getSources(),
  );
}

/** The questions alone, half as large, load first. */
export async function getEuRulesFiles() {
  const rules = await getEuRules();
  const { version, disclaimer, lawText, history, questions, terms } = rules;
  const asked: QuestionRules = { version, disclaimer, lawText, history, questions, terms };
  return { questions: dataFile(euRulesPath, asked), rules: dataFile(euRulesPath, rules) };
}

export async function getPublishedEuRules(site: string) {
  const [rules, { brand, dataLicence }] = await Promise.all([getEuRules(), getCompany()]);
  return {
    title: 'Rules of the EU AI Act check',
    publisher: { name: brand, url: new URL(routes.euCheck, site).href },
    licence: dataLicence,
    ...rules,
  };
}

export const getEuRecordSchema = (site: string) => ({
  $id: new URL(routes.euCheckRecordSchema, site).href,
  title: 'Record of the EU AI Act check',
  ...z.toJSONSchema(euCheckRecordSchema),
});

export const getTeamPlanWords = () => dataOrThrow('teamPlan', 'team-plan');

export async function getTeamPlanFile() {
  const [words, courses, company] = await Promise.all([getTeamPlanWords(), getCourses(), getCompany()]);
  const slugs = new Map(Object.entries(courses).map(([slug, course]) => [course, slug]));
  const offered = inCatalogueOrder(Object.values(courses)).map((course) => ({
    ...planCourse(slugs.get(course) ?? '', course, company),
    conditions: planConditions(course, company),
  }));
  return dataFile(teamPlanPath, { copy: words, courses: offered });
}

export async function getFinderFile() {
  const [questions, files, instruments, sources] = await Promise.all([
    dataOrThrow('finderQuestions', 'which-laws'),
    getEntries('finderRules'),
    getInstruments(),
    getSources(),
  ]);
  const rules = files.map(({ data }) => data);
  return dataFile(finderDataPath, finderOf(questions, rules, instruments, sources));
}

export function dataFile(pathOf: (hash: string) => string, content: unknown) {
  const text = JSON.stringify(content);
  return { path: pathOf(createHash('sha256').update(text).digest('hex').slice(0, 8)), text };
}
