import type { Examples } from '../../components/examples.ts';
import type { ArticleTools } from './ArticleTools.tsx';

export const examples = { 'Share and print': { title: 'Cybersecurity in the Age of AI' } } satisfies Examples<
  typeof ArticleTools
>;
