import './styles/layers.css';
import '../../site/src/styles/tokens.css';
import '../../site/src/styles/fonts.css';
import '../../site/src/styles/base.css';
import './styles/desk.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from './api/use-answer.ts';
import { routes } from './routes.tsx';

const place = document.getElementById('desk');
if (!place) throw new Error('index.html has no place for the desk');

createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </QueryClientProvider>
  </StrictMode>,
);
