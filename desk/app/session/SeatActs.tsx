import { Menu, Button as MenuButton, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { type Registration, type SeatAct, seatActs } from '../../contract/sessions.ts';
import { Icon } from '../ui/Icon/Icon.tsx';
import styles from './SeatActs.module.css';
import { actName } from './words.ts';

/** Which acts a registration allows now. */
function possibleActs({ acts }: Registration): SeatAct[] {
  return seatActs.filter((act) => acts[act]);
}

type SeatActsProps = { registration: Registration; name: string; onChoose: (act: SeatAct) => void };

/**
 * The menu of a registration. The panel that an act opens belongs to the screen: a line that is cancelled goes elsewhere,
 * and the panel stays.
 */
export function SeatActs({ registration, name, onChoose }: SeatActsProps) {
  const possible = possibleActs(registration);
  if (possible.length === 0) return null;
  const words = possible.map((each) => actName(each, registration.seats).toLowerCase()).join(', ');
  return (
    <MenuTrigger>
      <MenuButton className={styles.trigger ?? ''} aria-label={`${name}: ${words}`}>
        <Icon name="more" />
      </MenuButton>
      <Popover className={styles.popover ?? ''} placement="bottom end">
        <Menu className={styles.menu ?? ''} onAction={(key) => onChoose(key as SeatAct)}>
          {possible.map((each) => (
            <MenuItem key={each} id={each} className={styles.item ?? ''}>
              {actName(each, registration.seats)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
