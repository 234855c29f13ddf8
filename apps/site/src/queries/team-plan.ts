import { teamPlanPath } from '../routing/routes.ts';
import { inCatalogueOrder } from '../topics/course/course-order.ts';
import { planConditions } from '../topics/course/plan-conditions.ts';
import { planCourse } from '../topics/course/plan-course.ts';
import { getCompany } from './company.ts';
import { getCourses } from './courses.ts';
import { dataFile } from './data-file.ts';
import { dataOrThrow } from './entry.ts';

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
