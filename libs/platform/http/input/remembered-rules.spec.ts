import { describe, expect, it, jest } from '@jest/globals';
import { getMetadataStorage, IsInt, IsString, validate } from 'class-validator';
import { rememberRules } from './remembered-rules.js';

class Named {
  @IsString()
  name!: unknown;
}
class Aged extends Named {
  @IsInt({ groups: ['adults'] })
  age!: unknown;
}
const wrongIn = async (wrong: object, options = {}) =>
  (await validate(Object.assign(new Aged(), wrong), options)).map(({ property }) => property);

describe('the rules of a DTO class', () => {
  it('are looked up once, those of the class that it extends as well', async () => {
    const storage = getMetadataStorage();
    const lookUp = jest.spyOn(storage, 'getTargetValidationMetadatas');
    rememberRules();
    for (let time = 0; time < 3; time += 1)
      expect(await wrongIn({ name: 1, age: 'x' })).toEqual(['age', 'name']);
    expect(lookUp.mock.calls.filter(([target]) => target === Aged)).toHaveLength(1);
  });

  it('are still those of the groups that are asked for', async () => {
    rememberRules();
    expect(await wrongIn({ name: 'Ada', age: 'x' }, { groups: ['adults'] })).toEqual(['age']);
    expect(await wrongIn({ name: 'Ada', age: 'x' }, { groups: ['children'] })).toEqual([]);
    expect(await wrongIn({ name: 'Ada', age: 'x' }, { strictGroups: true })).toEqual([]);
  });
});
