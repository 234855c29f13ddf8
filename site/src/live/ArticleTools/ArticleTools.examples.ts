import type { ComponentProps } from 'react';
import type { Examples } from '../../ui/examples.ts';
import type { ArticleTools } from './ArticleTools.tsx';

export const examples = { 'Share and print': { title: 'Cybersecurity in the Age of AI' } } satisfies Examples<
  ComponentProps<typeof ArticleTools>
>;
