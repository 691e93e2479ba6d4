import { Global, Module } from '@nestjs/common';
import { AiBudget } from './endpoint/ai-budget.js';
import { AiEndpoint } from './endpoint/ai-endpoint.js';
import { AiMetrics } from './endpoint/ai-metrics.js';
import { ModelClient } from './endpoint/model-client.js';
import { ModelEndpoint } from './endpoint/model-endpoint.js';
import { OutsideCalls } from './endpoint/outside-calls.js';
import { Transcriber } from './speech/transcriber.js';
import { transcriberProvider } from './speech/transcriber.provider.js';

/** What others are asked for; each has a port, and is nobody until the operator names somebody. */
@Global()
@Module({
  providers: [
    AiBudget,
    AiMetrics,
    OutsideCalls,
    ModelClient,
    { provide: AiEndpoint, useClass: ModelEndpoint },
    transcriberProvider,
  ],
  exports: [AiEndpoint, Transcriber],
})
export class AiModule {}
