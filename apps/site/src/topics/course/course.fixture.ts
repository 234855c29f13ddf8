import { courseSchema } from '../../schemas/course.ts';

export const exampleCourse = courseSchema.parse({
  title: 'Professional Scrum Master in the Age of AI',
  shortTitle: 'Professional Scrum Master',
  description: 'Serve a Scrum Team whose work is partly done by AI, and sit the PSM I assessment.',
  priceSgd: 800,
  durationDays: 3,
  level: 'Intermediate',
  topics: ['Scrum theory and empiricism', 'Facilitation'],
  page: '/services/professional-scrum-master',
  form: 'professional-scrum-master',
  family: 'agile',
  order: 3,
  sessions: [
    { start: '2025-08-18', end: '2025-08-20' },
    { start: '2025-09-22', end: '2025-09-24', status: 'available' },
  ],
  days: [
    {
      title: 'Scrum as written',
      modules: [{ title: 'Empiricism', text: 'Transparency, inspection, adaptation.' }],
    },
    {
      title: 'At work',
      modules: [{ title: 'Facilitation', text: 'A room that decides.', topics: ['Prompts', 'Notes'] }],
    },
  ],
  blocks: [
    { title: 'Policy Development Framework', hours: 3, topics: ['Scope', 'Owners'] },
    { title: 'Risk Assessment', hours: 2.5, topics: ['Method', 'Register'] },
  ],
});

export const exampleNow = new Date('2025-08-01T09:00:00+08:00');
