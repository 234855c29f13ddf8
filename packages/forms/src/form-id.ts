export type FormId = keyof typeof import('./forms.json')['forms'];
