import os
from sitename import Sitename

tutor = Sitename(key=os.environ["SITENAME_KEY"])

answer = tutor.ask(
    question="Is x^2+5x+6 = (x+1)(x+6)?",
    subject="algebra",
    grade_level=10,
)
print(answer.response)
