// A bare number is not an amount: it needs a unit.
// expect: conversion from .int. to
#include "base/money.h"

#ifndef REJECT
constexpr cardroom::Chips stake(100);
#else
constexpr cardroom::Chips stake = 100;
#endif
