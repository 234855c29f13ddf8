import { assess } from '@vanda/eu-ai-act-rules/assess';
import { toIsoDay } from '@vanda/forms/day';
import { saveFile } from '../EnquiryForm/save-file.ts';
import { calendarOf } from './check-record.ts';
import type { StoredCheck } from './EuCheck.state.ts';
import { loadRules } from './rules-file.ts';
import { systemName } from './stored-check.ts';

export async function saveSystemsCalendar(systems: readonly StoredCheck[]): Promise<void> {
  const rules = await loadRules();
  const today = toIsoDay(new Date());
  const dated = systems.map((system) => ({
    name: systemName(system),
    result: assess(rules, system.answers, today, system.turnoverEur),
  }));
  saveFile('eu-ai-act-systems.ics', 'text/calendar', calendarOf(dated, today, Date.now()));
}
