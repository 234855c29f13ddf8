import type { Rules } from '@vanda/eu-ai-act-rules/rules';
import type { PageOf } from '../../schemas/page.ts';
import { fetchOnce } from '../fetch-once.ts';

export type CheckFile = { rules: Rules; sheet: PageOf<'eu-ai-act-check'>['sheet'] };

export const stageId = 'check-stage';

export const loadCheckFile = () => fetchOnce<CheckFile>(document.getElementById(stageId)?.dataset.file ?? '');
