import { describe, expect, it } from '@jest/globals';
import { IsString } from 'class-validator';
import { within } from '../../../test/support/runner/within.js';
import { AiUnavailable } from './ai.errors.js';
import { readAnswer } from './read-answer.js';

class Answer {
  @IsString()
  title!: string;
}

const FENCE = '```';
const json = '{ "title": "Bike" }';

describe('A model’s answer', () => {
  it.each([
    ['plain', json],
    ['with spaces around', `\n  ${json}\n\n`],
    ['fenced', `${FENCE}\n${json}\n${FENCE}`],
    ['fenced as JSON', `  ${FENCE}json \n\n${json}${FENCE}\n`],
  ])('is read: %s', (_, text) => {
    expect(readAnswer(text, Answer)).toEqual({ title: 'Bike' });
  });

  it.each([
    ['nothing', ''],
    ['an empty fence', `${FENCE}\n${FENCE}`],
    ['a fence that is not closed', `${FENCE}json\n${json}`],
    ['a fence that is not opened', `${json}\n${FENCE}`],
    ['line ends in a fence', `${FENCE}\t${'\n'.repeat(50_000)}`],
    ['a fence in spaces', `${' '.repeat(50_000)}${FENCE}${' '.repeat(50_000)}x`],
    ['line ends before the end of a fence', `${FENCE}\n${'\n'.repeat(50_000)}x${FENCE}`],
  ])('is refused at once: %s', (_, text) => {
    expect(() => within(2000, () => readAnswer(text, Answer))).toThrow(AiUnavailable);
  });
});
