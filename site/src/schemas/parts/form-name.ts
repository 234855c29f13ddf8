import { z } from 'zod';

/** The eight registration forms that the enquiry contract defines. */
export const formName = z.enum([
  'ai-certification',
  'generative-ai',
  'data-protection-fundamentals',
  'cybersecurity-essentials',
  'compliance-implementation',
  'agile-training',
  'professional-scrum-master',
  'professional-product-owner',
]);
