import { describe, expect, it } from '@jest/globals';
import { stub } from '../render-app';
import { createStore } from '../store';
import { buildRoutes, hasRoute, matchRoute, routeAt } from './routes';

const routesOf = (...paths: string[]) => buildRoutes(paths.map(stub), createStore());

describe('the route at an address', () => {
  it('is the narrowest one, in whatever order the features stand', () => {
    const routes = routesOf('*', '/things/:id', '/things/new');
    expect(routeAt(routes, '/things/new')?.path).toBe('/things/new');
    expect(routeAt(routes, '/things/7')?.path).toBe('/things/:id');
    expect(routeAt(routes, '/things/7/parts')?.path).toBe('*');
  });

  it('tells what the address says, also where that has slashes of its own', () => {
    const routes = routesOf('/things/:id');
    expect(matchRoute(routes, '/things/caf%C3%A9')?.params).toEqual({ id: 'café' });
    expect(matchRoute(routes, '/things/a%2Fb')?.params).toEqual({ id: 'a/b' });
  });

  it('takes an address that is not well-formed as it is', () => {
    expect(matchRoute(routesOf('/things/:id'), '/things/50%')?.params).toEqual({ id: '50%' });
  });

  it('is none where no page answers', () => {
    expect(routeAt(routesOf('/things'), '/others')).toBeUndefined();
    expect(hasRoute(routesOf('/things', '*'), '/others?q=1')).toBe(false);
    expect(hasRoute(routesOf('/things', '*'), '/things?q=1')).toBe(true);
  });
});
