import os
import requests

url = "https://api.host.example/api/v1/ai/tutor"
headers = {"Authorization": f"Bearer {os.environ['SITENAME_KEY']}"}
learners = {"stu_2041": "visual", "stu_2042": "auditory"}

for student_id, learning_style in learners.items():
    session = {
        "studentId": student_id,
        "courseId": "crs_118",
        "topic": "Factoring quadratics",
        "adaptiveMode": True,
        "learningStyle": learning_style,
    }
    reply = requests.post(url, headers=headers, json=session, timeout=30)
    print(student_id, learning_style, "open" if reply.ok else "refused")
