import { dataOrThrow } from './entry.ts';

/** Everything about the company. */
export const getCompany = () => dataOrThrow('company', 'company');
