import { Module } from '@nestjs/common';
import { PhonesModule } from '../phones/phones.module.js';
import { OwnBadgesOfHandler } from './own-badges-of.query.js';

/** What people have shown of themselves. */
@Module({ imports: [PhonesModule], providers: [OwnBadgesOfHandler] })
export class BadgesModule {}
