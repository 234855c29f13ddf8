import type { Thing } from 'schema-dts';
import type { Company } from '../../schemas/company.ts';
import type { Course } from '../../schemas/course.ts';
import type { Service } from '../../schemas/service.ts';
import {
  courseData,
  courseItemList,
  faqStructuredData,
  organisation,
  serviceData,
} from './structured-data.ts';

type ServicePage = {
  service: Service;
  path: string;
  course: Course | undefined;
  courses: Record<string, Course>;
  company: Company;
  fields: readonly string[];
  site: string;
  now: Date;
};

export function serviceStructuredData(page: ServicePage): Thing[] {
  const { service, path, course, courses, company, site } = page;
  const listed = service.blocks.flatMap((block) =>
    block.kind === 'registration' || block.kind === 'offerings' ? (block.courses ?? []) : [],
  );
  const listedCourses = [...new Set(listed)].flatMap((slug) => courses[slug] ?? []);
  return [
    course
      ? courseData(course, company, site, page.now)
      : serviceData({ title: service.title, description: service.seo.description, path }, company, site),
    ...(listed.length > 0 ? [courseItemList(listedCourses, company, site)] : []),
    ...faqStructuredData(service.blocks),
    ...(service.statesCompany ? [organisation(company, site, page.fields)] : []),
  ];
}
