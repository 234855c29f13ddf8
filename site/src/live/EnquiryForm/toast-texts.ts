/** The toasts' words. */
export const toastTexts = {
  opened: {
    title: 'Email client opened',
    text: 'Your default email client has been opened with the inquiry details.',
  },
  copied: {
    title: 'Message copied',
    text: 'Paste it into an email to us. The first two lines hold the address and the subject.',
  },
  notCopied: {
    title: 'The message was not copied',
    text: 'Your browser does not allow it. Select the text of your message and copy it from there.',
  },
} as const;
