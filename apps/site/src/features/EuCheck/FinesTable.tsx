import type { Assessment } from '@vanda/eu-ai-act-rules/assess';
import { ceilingForYou, ceilingInLaw } from './check-messages.ts';
import { Provision } from './Provision.tsx';
import styles from './Result.module.css';

export function FinesTable({ result: { fines, reliefs } }: { result: Assessment }) {
  return (
    <>
      <table className={styles.fines}>
        <thead>
          <tr>
            <th scope="col">Breach</th>
            <th scope="col">Ceiling in law</th>
            <th scope="col">For you, at most</th>
          </tr>
        </thead>
        <tbody>
          {fines.map((fine) => (
            <tr key={fine.id}>
              <th scope="row">{fine.breach}</th>
              <td>
                {ceilingInLaw(fine)}, <Provision article={fine.article} />
              </td>
              <td>{ceilingForYou(fine)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {reliefs.length > 0 && (
        <p className="note">
          Also for your size: {reliefs.map(({ title, article }) => `${title} (${article})`).join('; ')}.
        </p>
      )}
    </>
  );
}
