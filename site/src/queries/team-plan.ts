import { createHash } from 'node:crypto';
import { type PlanCondition, planConditions } from '../course/plan-conditions.ts';
import { teamPlanPath } from '../routes.ts';
import { getCompany } from './company.ts';
import { getCourses } from './courses.ts';
import { dataOrThrow } from './entry.ts';

/** The words of the plan for a team. */
export const getTeamPlanWords = () => dataOrThrow('teamPlan', 'team-plan');

/** Words and conditions as a file for the browser; its address changes with its content. */
export async function getTeamPlanFile() {
  const [words, courses, company] = await Promise.all([getTeamPlanWords(), getCourses(), getCompany()]);
  const conditions: Record<string, PlanCondition[]> = Object.fromEntries(
    Object.entries(courses).map(([slug, course]) => [slug, planConditions(course, company, words.facts)]),
  );
  const text = JSON.stringify({ words, conditions });
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { hash, path: teamPlanPath(hash), text };
}
