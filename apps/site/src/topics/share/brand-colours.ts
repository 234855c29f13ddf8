import { tokenColour } from '../../illustrations/theme-colours.ts';

/** For `theme-color`, web app manifest and icons, which custom properties do not reach. */
export const brandColours = {
  paper: tokenColour('--paper'),
  paperDark: tokenColour('--paper', 'dark'),
  brand: tokenColour('--orchid'),
};
