import { IsBoolean, IsIn, IsInt, IsNotEmpty, IsString, Max, MaxLength, Min } from 'class-validator';
import {
  type AdvancedBotSettings,
  BEHAVIORS,
  type BehaviorTrigger,
  type CustomRule,
  type KeywordReaction,
  BOT_LIMITS as LIMITS,
  RULE_CONDITIONS,
  type RuleCondition,
  type TimePricing,
} from '#contract/bots';
import { Decimals } from '#platform/http/decimals';
import { IfGiven, Nullable } from '#platform/http/if-given';
import { Nested, NestedList } from '#platform/http/nested';
import { Trimmed } from '#platform/http/trimmed';

const RULE_VALUE = 10_000;

export class RuleConditionBody {
  @IsIn(RULE_CONDITIONS)
  condition!: RuleCondition;

  @Nullable()
  @Max(RULE_VALUE)
  @Min(0)
  @Decimals(2)
  value!: number | null;
}

export class CustomRuleBody implements CustomRule {
  @NestedList(() => RuleConditionBody, RULE_CONDITIONS.length)
  when!: RuleConditionBody[];

  @IsIn(['counter', 'reject', 'notify', 'ignore'])
  response!: 'counter' | 'reject' | 'notify' | 'ignore';

  @Nullable()
  @Max(LIMITS.markupMax)
  @Min(LIMITS.markupMin)
  @IsInt()
  markupPercent!: number | null;

  @Nullable()
  @Trimmed()
  @MaxLength(LIMITS.reply)
  @IsString()
  message!: string | null;
}

export class KeywordReactionBody implements KeywordReaction {
  @Trimmed()
  @MaxLength(LIMITS.keyword)
  @IsNotEmpty({ message: 'required' })
  @IsString({ message: 'required' })
  keyword!: string;

  @Trimmed()
  @MaxLength(LIMITS.reply)
  @IsNotEmpty({ message: 'required' })
  @IsString({ message: 'required' })
  reply!: string;
}

export class BehaviorTriggerBody implements BehaviorTrigger {
  @IsIn(BEHAVIORS)
  behavior!: BehaviorTrigger['behavior'];

  /** Hours of silence (1 to 47: a counter stands for 48), or which offer it is (2 to 20). */
  @Min(1)
  @IsInt()
  value!: number;

  @IsIn(['message', 'lower_markup', 'notify'])
  // oxlint-disable-next-line unicorn/no-thenable -- a word, not a function: nothing mistakes it for a promise
  then!: BehaviorTrigger['then'];

  @Nullable()
  @Trimmed()
  @MaxLength(LIMITS.reply)
  @IsString()
  message!: string | null;
}

export class TimePricingBody implements TimePricing {
  @Max(50)
  @Min(1)
  @IsInt()
  percentPerWeek!: number;

  @Max(100)
  @Min(1)
  @IsInt()
  floorPercent!: number;
}

export class AdvancedBotBody implements AdvancedBotSettings {
  @NestedList(() => CustomRuleBody, LIMITS.customRules)
  customRules: CustomRuleBody[] = [];

  @NestedList(() => KeywordReactionBody, LIMITS.keywordReactions)
  keywordReactions: KeywordReactionBody[] = [];

  @NestedList(() => BehaviorTriggerBody, LIMITS.behaviorTriggers)
  behaviorTriggers: BehaviorTriggerBody[] = [];

  @IfGiven()
  @Nullable()
  @Nested(() => TimePricingBody)
  timePricing: TimePricingBody | null = null;

  @IsBoolean()
  tunedCounters: boolean = false;
}
