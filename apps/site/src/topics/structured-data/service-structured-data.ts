import type { Thing, WithContext } from 'schema-dts';
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

export function serviceStructuredData(page: ServicePage): WithContext<Thing>[] {
  const { service, path, course, courses, company, site } = page;
  const makers: Record<Service['structuredData'][number], () => WithContext<Thing>[]> = {
    service: () => [
      serviceData({ title: service.title, description: service.seo.description, path }, company, site),
    ],
    course: () => (course ? [courseData(course, company, site, page.now)] : []),
    faq: () => faqStructuredData(service.blocks),
    organisation: () => [organisation(company, site, page.fields)],
    'course-list': () => {
      const listed = service.blocks.flatMap((block) =>
        block.kind === 'registration' || block.kind === 'offerings' ? (block.courses ?? []) : [],
      );
      return [
        courseItemList(
          [...new Set(listed)].flatMap((slug) => courses[slug] ?? []),
          company,
          site,
        ),
      ];
    },
  };
  return service.structuredData.flatMap((kind) => makers[kind]());
}
