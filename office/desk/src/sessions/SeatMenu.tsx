import { type Registration, type SeatCommandName, seatCommands } from '@vanda/desk-api/sessions';
import { Icon } from '@vanda/ui/Icon.tsx';
import { Menu, Button as MenuButton, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { commandName } from './messages.ts';
import styles from './SeatMenu.module.css';

function allowedCommands({ allowed }: Registration): SeatCommandName[] {
  return seatCommands.filter((command) => allowed[command]);
}

type SeatMenuProps = {
  registration: Registration;
  name: string;
  onChoose: (command: SeatCommandName) => void;
};

/** The screen owns the panel, because the row may move meanwhile. */
export function SeatMenu({ registration, name, onChoose }: SeatMenuProps) {
  const possible = allowedCommands(registration);
  if (possible.length === 0) return null;
  const commands = possible.map((each) => commandName(each, registration.seats).toLowerCase()).join(', ');
  return (
    <MenuTrigger>
      <MenuButton className={`iconButton ${styles.trigger}`} aria-label={`${name}: ${commands}`}>
        <Icon name="more" />
      </MenuButton>
      <Popover className={styles.popover ?? ''} placement="bottom end">
        <Menu className={styles.menu ?? ''} onAction={(key) => onChoose(key as SeatCommandName)}>
          {possible.map((each) => (
            <MenuItem key={each} id={each} className={styles.item ?? ''}>
              {commandName(each, registration.seats)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
