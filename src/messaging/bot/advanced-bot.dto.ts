import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
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
import { Trimmed } from '#platform/http/trimmed';

const AtMost = (max: number) => ArrayMaxSize(max, { message: 'too-many-entries', context: { max } });
const RULE_VALUE = 10_000;

export class RuleConditionBody {
  @IsIn(RULE_CONDITIONS)
  condition!: RuleCondition;

  @ValidateIf((_, value) => value !== null)
  @Max(RULE_VALUE)
  @Min(0)
  @IsNumber()
  value!: number | null;
}

export class CustomRuleBody implements CustomRule {
  @ValidateNested({ each: true })
  @Type(() => RuleConditionBody)
  @AtMost(RULE_CONDITIONS.length)
  @IsArray()
  when!: RuleConditionBody[];

  @IsIn(['counter', 'reject', 'notify', 'ignore'])
  response!: 'counter' | 'reject' | 'notify' | 'ignore';

  @ValidateIf((_, value) => value !== null)
  @Max(LIMITS.markupMax)
  @Min(LIMITS.markupMin)
  @IsInt()
  markupPercent!: number | null;

  @ValidateIf((_, value) => value !== null)
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

  @ValidateIf((_, value) => value !== null)
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
  @ValidateNested({ each: true })
  @Type(() => CustomRuleBody)
  @AtMost(LIMITS.customRules)
  @IsArray()
  customRules: CustomRuleBody[] = [];

  @ValidateNested({ each: true })
  @Type(() => KeywordReactionBody)
  @AtMost(LIMITS.keywordReactions)
  @IsArray()
  keywordReactions: KeywordReactionBody[] = [];

  @ValidateNested({ each: true })
  @Type(() => BehaviorTriggerBody)
  @AtMost(LIMITS.behaviorTriggers)
  @IsArray()
  behaviorTriggers: BehaviorTriggerBody[] = [];

  @IsOptional()
  @ValidateNested()
  @Type(() => TimePricingBody)
  timePricing: TimePricingBody | null = null;

  @IsBoolean()
  tunedCounters: boolean = false;
}
