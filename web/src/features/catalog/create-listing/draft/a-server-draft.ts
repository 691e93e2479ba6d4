import { act } from '@testing-library/react';
import type { FakeCall } from '../../../../api/fake-server';
import type { ListingDraft } from '../begun/drafts-data';

/** For tests: one draft, and how it and the list of drafts are asked for. */
export const ID = '01930000-0000-7000-8000-0000000000d1';
export const LIST = 'GET /api/my-drafts';
export const ONE = `GET /api/my-drafts/${ID}`;
export const PUT = `PUT /api/my-drafts/${ID}`;
export const DELETE = `DELETE /api/my-drafts/${ID}`;
export const image = { id: 'image-1', width: 10, height: 10, placeholder: 'data:,' };
export const aDraft = (wanted: Partial<ListingDraft> = {}): ListingDraft => ({
  id: ID,
  version: 3,
  forms: [],
  words: {
    title: 'Red kettle',
    description: 'Boils.',
    price: 12.5,
    category: 'home-garden',
    condition: 'good',
  },
  images: [image],
  byAi: [],
  origins: [],
  questions: [],
  audioId: null,
  spoken: false,
  prompt: null,
  updatedAt: new Date().toISOString(),
  ...wanted,
});
export const card = (wanted: object = {}) => ({
  id: ID,
  title: 'Red kettle',
  category: 'home-garden',
  image: null,
  updatedAt: new Date().toISOString(),
  ...wanted,
});
export const there = (change: number) => ({ body: aDraft({ forms: [{ form: 'form-1', change }] }) });
export const listOf = (...items: object[]) => ({ body: { items } });
export const kept = (version: number) => ({ body: { version, updatedAt: '2026-11-22T10:42:00.000Z' } });
export const anyPut = (calls: readonly FakeCall[]) =>
  calls.filter(({ route }) => route.startsWith('PUT /api/my-drafts/'));
/** What was typed goes at once. */
export const leave = () => act(async () => void window.dispatchEvent(new Event('pagehide')));
export const draftInAddress = () => new URLSearchParams(location.search).get('draft');
