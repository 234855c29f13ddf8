import type { Form, FormId } from './form.ts';
import { agileTraining } from './forms/agile-training.ts';
import { aiCertification } from './forms/ai-certification.ts';
import { complianceImplementation } from './forms/compliance-implementation.ts';
import { contact } from './forms/contact.ts';
import { cybersecurityEssentials } from './forms/cybersecurity-essentials.ts';
import { dataProtectionFundamentals } from './forms/data-protection-fundamentals.ts';
import { generativeAi } from './forms/generative-ai.ts';
import { professionalProductOwner } from './forms/professional-product-owner.ts';
import { professionalScrumMaster } from './forms/professional-scrum-master.ts';

/** Every form by its id. */
export const forms = {
  contact,
  'ai-certification': aiCertification,
  'generative-ai': generativeAi,
  'data-protection-fundamentals': dataProtectionFundamentals,
  'cybersecurity-essentials': cybersecurityEssentials,
  'compliance-implementation': complianceImplementation,
  'agile-training': agileTraining,
  'professional-scrum-master': professionalScrumMaster,
  'professional-product-owner': professionalProductOwner,
} as const satisfies Record<FormId, Form>;
