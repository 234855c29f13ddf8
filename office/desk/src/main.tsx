import './zod-without-eval.ts';
import './styles/layers.css';
import '@vanda/ui/styles/tokens.css';
import '@vanda/ui/styles/fonts.css';
import '@vanda/ui/styles/base.css';
import './styles/desk.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from './api/client.ts';
import { noteReached } from './api/connection.ts';
import { followTranslation } from './follow-translation.ts';
import { routes } from './routes.tsx';

const place = document.getElementById('desk');
if (!place) throw new Error('index.html has no place for the desk');

addEventListener('offline', () => noteReached(false));
followTranslation(place);

createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </QueryClientProvider>
  </StrictMode>,
);
