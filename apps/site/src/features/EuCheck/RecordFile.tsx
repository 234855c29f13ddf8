import field from '@vanda/ui/Field.module.css';
import { useEffect, useRef, useState } from 'react';
import type { EuCheckRecord } from '../../schemas/eu-check-record.ts';
import type { StoredCheck } from './EuCheck.state.ts';
import { readRecord } from './read-record.ts';

type RecordFileProps = {
  id: string;
  label: string;
  onRecord: (check: StoredCheck, record: EuCheckRecord) => void;
};

export function RecordFile({ id, label, onRecord }: RecordFileProps) {
  const [isUnreadable, setIsUnreadable] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const onChange = async () => {
    const text = await input.current?.files?.[0]?.text();
    if (!input.current || text === undefined) return;
    input.current.value = '';
    const read = readRecord(text);
    setIsUnreadable(read === undefined);
    if (read) onRecord(read.check, read.record);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a file chosen before hydration.
  useEffect(() => void onChange(), []);
  return (
    <p className={`above ${field.field}`}>
      <label htmlFor={id}>{label}</label>
      <input ref={input} id={id} type="file" accept=".json,application/json" onChange={onChange} />
      {isUnreadable && (
        <span className="note" role="alert">
          This file is no record of the check.
        </span>
      )}
    </p>
  );
}
