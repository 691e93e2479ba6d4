import { getMetadataStorage } from 'class-validator';

type Rules = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>;

/**
 * Keeps the rules of a DTO class once they were looked up: class-validator goes through the classes of all contexts each time,
 * so that every input would cost more with each feature. A class has all its rules by the time something is checked by it.
 */
export function rememberRules(): void {
  const storage = getMetadataStorage();
  const lookUp = storage.getTargetValidationMetadatas.bind(storage);
  const remembered = new WeakMap<object, Rules>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    const found = () => lookUp(target, schema, always, strictGroups, groups);
    // What is asked in another way than this product does is looked up as ever.
    if (schema || always || strictGroups || groups?.length) return found();
    const rules = remembered.get(target) ?? found();
    remembered.set(target, rules);
    return rules;
  };
}
