import { useState } from 'react';
import { Menu, Button as MenuButton, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { type Registration, type SeatAct, seatActs } from '../../contract/sessions.ts';
import { Icon } from '../ui/Icon/Icon.tsx';
import styles from './SeatActs.module.css';
import { SeatPanel } from './SeatPanel.tsx';
import { actName } from './words.ts';

/** Which acts a registration allows now. */
export function possibleActs({ acts }: Registration): SeatAct[] {
  return seatActs.filter((act) => acts[act]);
}

/** The menu of a registration; each of its acts opens a panel with the mail that it sends. */
export function SeatActs({ registration, name }: { registration: Registration; name: string }) {
  const [act, setAct] = useState<SeatAct>();
  const possible = possibleActs(registration);
  if (possible.length === 0) return null;
  return (
    <>
      <MenuTrigger>
        <MenuButton
          className={styles.trigger ?? ''}
          aria-label={`${name}: ${possible.map((each) => actName(each, registration.seats).toLowerCase()).join(', ')}`}
        >
          <Icon name="more" />
        </MenuButton>
        <Popover className={styles.popover ?? ''} placement="bottom end">
          <Menu className={styles.menu ?? ''} onAction={(key) => setAct(key as SeatAct)}>
            {possible.map((each) => (
              <MenuItem key={each} id={each} className={styles.item ?? ''}>
                {actName(each, registration.seats)}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      {act && (
        <SeatPanel act={act} registration={registration} name={name} onClose={() => setAct(undefined)} />
      )}
    </>
  );
}
