import { inventedPeople } from '../../topics/course/buyer-facts.fixture.ts';
import type { Examples } from '../examples.ts';
import type { PersonList } from './PersonList.tsx';

const courses = [{ title: 'Scrum Framework', page: '/services/agile-adoption-training' }];

export const examples = {
  'One who teaches, one who does not': {
    people: inventedPeople.map(({ key: _, ...person }, i) => ({
      ...person,
      courses: i === 0 ? courses : [],
    })),
  },
} satisfies Examples<typeof PersonList>;
