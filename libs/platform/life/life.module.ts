import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Demo } from './demo.js';
import { Exporting } from './exporting.js';
import { Joining } from './joining.js';
import { Leaving } from './leaving.js';

/**
 * The extension points of a person's life: each feature has its own piece in its own folder. Import it after CqrsModule:
 * what builds the demo town sends queries.
 */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [Leaving, Joining, Exporting, Demo],
  exports: [Leaving, Joining, Exporting, Demo],
})
export class LifeModule {}
