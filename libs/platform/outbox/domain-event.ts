/**
 * A fact of one context that others may react to. `type` is its name on the wire
 * (`catalog.listing-published`); the fields are ids and plain values, never entities.
 */
export interface DomainEventClass<E extends object = object> {
  readonly type: string;
  new (...args: never[]): E;
}

const recorded = new WeakMap<object, object[]>();

/**
 * Notes that something happened to `entity`. The event is written to the outbox by the flush that stores the
 * entity, in the same transaction. (A WeakMap, because hydrated entities skip constructors and private fields.)
 */
export function record(entity: object, event: object): void {
  const events = recorded.get(entity);
  if (events) events.push(event);
  else recorded.set(entity, [event]);
}

export const recordedEvents = (entity: object): readonly object[] => recorded.get(entity) ?? [];

export function forgetRecordedEvents(entity: object): void {
  recorded.delete(entity);
}

/** The wire name of an event. @throws Error when its class declares no static `type`. */
export function eventType(event: object): string {
  const { type, name } = event.constructor as Partial<DomainEventClass> & { name: string };
  if (!type) throw new Error(`The event ${name} declares no static type.`);
  return type;
}
