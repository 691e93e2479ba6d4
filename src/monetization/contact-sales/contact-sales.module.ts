import { Module } from '@nestjs/common';
import { ContactSalesController } from './contact-sales.controller.js';

/** What is asked before a plan is bought. Kept and mailed by the desk of the community. */
@Module({ controllers: [ContactSalesController] })
export class ContactSalesModule {}
