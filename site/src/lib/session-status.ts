export { sessionState } from '@vanda/enquiry/day';
