export const examples = {
  Primary: { children: 'Send registration', variant: 'primary', type: 'submit' },
  Secondary: { children: 'Copy the message' },
  'Small, disabled': { children: 'Sending', size: 'compact', disabled: true },
};
